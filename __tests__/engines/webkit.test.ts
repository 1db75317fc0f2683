import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findProgram } from '../../src/tools/findProgram';
import type { Browser } from './browser';
import { checkEngine } from './checks';

/** Milliseconds until an element can be clicked. */
const PATIENCE = 30_000;

/** Starts WebKitGTK's MiniBrowser on the screen in `DISPLAY`. Its window is never narrower than 447 pixels. */
async function startWebKit(): Promise<Browser> {
  // The sandbox does not work for root and in most containers.
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1';
  const service = new DriverService.Builder(findProgram(['WebKitWebDriver']) ?? '').setLoopback(true).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
    .build();

  function isClicked(selector: string) {
    const click = driver.findElement(By.css(selector)).click();
    return click.then(() => true).catch(() => false);
  }

  return {
    open: (url) => driver.get(url),
    run: (code, ...values) => driver.executeScript(code, ...values),
    // An element that moves cannot be clicked.
    click: (selector) => driver.wait(() => isClicked(selector), PATIENCE),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
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
