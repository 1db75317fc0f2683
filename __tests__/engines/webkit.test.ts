import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findProgram } from '../../src/tools/browser/findProgram';
import type { Browser } from './browser';
import { checkEngine } from './checks';

/** Milliseconds until an element can be clicked. */
const PATIENCE = 30_000;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/**
 * WebKitGTK's MiniBrowser, on the screen that `DISPLAY` names. Its window is never narrower than 447 pixels. Without scripts the
 * page is zoomed; in a zoomed page the driver cannot click.
 */
async function startWebKit(scripts: boolean): Promise<Browser> {
  const service = new DriverService.Builder(findProgram(['WebKitWebDriver']) ?? '')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      GDK_DPI_SCALE: scripts ? '1' : '1.5',
      // The sandbox does not work for root and in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();

  /** Clicks an element, unless it still moves in. */
  const canClick = (selector: string) =>
    driver
      .findElement(By.css(selector))
      .click()
      .then(() => true)
      .catch(() => false);

  return {
    open: (url) => driver.get(url),
    run: (code, ...values) => driver.executeScript(code, ...values),
    // Pages and panels move in.
    click: (selector) => driver.wait(() => canClick(selector), PATIENCE),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async stop() {
      await driver.quit();
      await service.kill();
    },
  };
}

checkEngine('WebKit', startWebKit);
