import { browserTest } from '../support/browserTest';
import { message } from '../support/contactMessage';
import { hostileTexts } from '../support/hostileTexts';

/** What becomes of more of them is tested in `__tests__/navigation/hostileAddresses.test.ts`. */
const HASHES = 50;
const VALUES = 10;
/** So that little has to be drawn. */
const SMALL = { width: 320, height: 240 };

browserTest(
  `${HASHES} hostile addresses end on a page, without an error or a dialog`,
  { viewport: SMALL },
  async ({ page, urlOf, hydrated }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss();
    });
    const hashes = hostileTexts(HASHES, 6, 20_000);
    const blank = await page.evaluate(async (hashes) => {
      const later = () => new Promise((resolve) => setTimeout(resolve));
      const failed: string[] = [];
      for (const hash of hashes) {
        window.location.hash = hash;
        await later();
        const deadline = Date.now() + 30_000;
        while (document.querySelector('.pending') && Date.now() < deadline) await later();
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading?.checkVisibility() || !heading.textContent?.trim()) failed.push(hash);
      }
      return failed;
    }, hashes);
    expect(blank).toEqual([]);

    // Where the inline script reads the longest first.
    const hash = hashes.at(-1) ?? '';
    await page.goto('about:blank');
    await page.goto(urlOf(hash).replace('#/', '#'));
    await hydrated();
    expect([hash, await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([hash, true]);
    expect(dialogs).toEqual([]);
  },
);

browserTest(
  `${VALUES} hostile messages are sent as they were written, without an error or a dialog`,
  { path: '/contact', viewport: SMALL },
  async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss();
    });
    const sent: FormData[] = [];
    await page.route('**/contact.php', async (route) => {
      const body = new Uint8Array(route.request().postDataBuffer() ?? []);
      sent.push(await new Response(body, { headers: await route.request().allHeaders() }).formData());
      await route.fulfill({ json: { success: true } });
    });
    const texts = hostileTexts(VALUES, 20, 2 ** 16);
    const failed = await page.evaluate(
      async ({ texts, email }) => {
        const form = document.querySelector('form') as HTMLFormElement;
        const status = form.querySelector('[role=status]') as HTMLElement;
        const until = async (isSo: () => boolean) => {
          const deadline = Date.now() + 30_000;
          while (!isSo() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 4));
        };
        const failed: string[] = [];
        for (const text of texts) {
          for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
            field.value = field.name === 'email' ? email : text;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          form.requestSubmit();
          await until(() => !status.textContent);
          await until(() => Boolean(status.textContent));
          const { value } = form.elements.namedItem('message') as HTMLTextAreaElement;
          if (value !== '' || status.textContent !== '✅ Mensaje enviado con éxito') failed.push(text);
        }
        return failed;
      },
      // Whatever a field makes of a text that is nothing but breaks and spaces, it is not empty.
      { texts: texts.map((text) => `a${text}`), email: message.email },
    );
    expect(failed).toEqual([]);
    const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
    const written = sent.map((form) => lines(String(form.get('message'))));
    expect(written.every((text, index) => text === lines(`a${texts[index]}`))).toBe(true);
    expect(sent).toHaveLength(VALUES);
    expect(dialogs).toEqual([]);
  },
);
