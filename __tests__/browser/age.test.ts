import { owner } from '../sites/reference/content/owner';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';

const birthYear = Number(owner.birthDate.slice(0, 4));

/** A leap year, so that a 29 February is in it too. */
const YEAR = 2032;
const AGE = YEAR - birthYear;
const birthday = `${YEAR}-${owner.birthDate.slice(5)}`;

const midnight = new Date(`${birthday}T00:00:00+14:00`);

browserTest(
  'the age goes up at midnight on the birthday, even where UTC has another day, and birthdays since the build are counted',
  { path: null, timezoneId: 'Pacific/Kiritimati', viewport: { width: 1024, height: 300 } },
  async ({ page, urlOf, hydrated }) => {
    const moments: [now: Date, age: number][] = [
      [new Date(midnight.getTime() - 1), AGE - 1],
      [midnight, AGE],
      // A clock that is wrong.
      [new Date('2100-12-31T12:00Z'), 2100 - birthYear],
    ];
    const expectAge = (now: Date, age: number) =>
      eventually(async () =>
        expect([now, await page.getByRole('region', { name: 'SOBRE MÍ' }).textContent()]).toEqual([
          now,
          expect.stringContaining(`Tengo ${age} años`),
        ]),
      );
    for (const [index, [now, age]] of moments.entries()) {
      await page.clock.setFixedTime(now);
      if (index === 0) await page.goto(urlOf('/'));
      else await page.getByRole('banner').getByRole('link', { name: 'INICIO', exact: true }).click();
      await hydrated();
      await expectAge(now, age);
      await page.getByRole('banner').getByRole('link', { name: 'CONTACTOS', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'CONTACTOS' }).waitFor();
    }
  },
);
