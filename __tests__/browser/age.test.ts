import { owner } from '../../src/content/owner';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';

const [birthYear, month, day] = owner.birthDate.split('-').map(Number) as [number, number, number];

/** A leap year, so that a 29 February is in it too. */
const YEAR = 2032;
const AGE = YEAR - birthYear;
const birthday = `${YEAR}-${owner.birthDate.slice(5)}`;
const isNewYearsChild = month === 1 && day === 1;

browserTest(
  'a birthday since the build is counted once the app is there',
  { path: null },
  async ({ page, urlOf, hydrated }) => {
    await page.clock.setFixedTime(new Date(`${YEAR}-12-31T12:00:00`));
    await page.goto(urlOf('/'));
    await hydrated();
    await page.getByText(`Tengo ${AGE} años`).waitFor();
  },
);

for (const [timezoneId, offset] of [
  ['America/Panama', '-05:00'],
  ['Pacific/Kiritimati', '+14:00'],
  ['Pacific/Pago_Pago', '-11:00'],
] as const) {
  const local = (date: string, time: string) => new Date(`${date}T${time}${offset}`);
  const midnight = local(birthday, '00:00:00');

  browserTest(
    `the age goes up on the birthday in ${timezoneId}`,
    { path: null, timezoneId },
    async ({ page, urlOf }) => {
      const moments: [now: Date, age: number][] = [
        [new Date(midnight.getTime() - 1), AGE - 1],
        [midnight, AGE],
        [local(birthday, '23:59:59'), AGE],
        [local(`${YEAR}-12-31`, '23:59:59'), AGE],
        [local(`${YEAR + 1}-01-01`, '00:00:00'), isNewYearsChild ? AGE + 1 : AGE],
      ];
      for (const [now, age] of moments) {
        await page.clock.setFixedTime(now);
        await page.goto('about:blank');
        await page.goto(urlOf('/'));
        const text = page.getByRole('region', { name: 'SOBRE MÍ' }).getByText(/Tengo \d+ años/);
        await eventually(async () =>
          expect([now, await text.textContent()]).toEqual([now, expect.stringContaining(`Tengo ${age} años`)]),
        );
      }
    },
  );
}
