import { owner } from '#content/owner';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';

const [birthYear, month, day] = owner.birthDate.split('-').map(Number) as [number, number, number];

/** A leap year, so that a 29 February is in it too. */
const YEAR = 2032;
const AGE = YEAR - birthYear;
const birthday = `${YEAR}-${owner.birthDate.slice(5)}`;
const isNewYearsChild = month === 1 && day === 1;

const local = (date: string, time: string) => new Date(`${date}T${time}+14:00`);
const midnight = local(birthday, '00:00:00');

browserTest(
  'the age goes up at midnight on the birthday, even where UTC has another day, and birthdays since the build are counted',
  { path: null, timezoneId: 'Pacific/Kiritimati' },
  async ({ page, urlOf, hydrated }) => {
    const moments: [now: Date, age: number][] = [
      [new Date(midnight.getTime() - 1), AGE - 1],
      [midnight, AGE],
      [local(birthday, '23:59:59'), AGE],
      [local(`${YEAR}-12-31`, '23:59:59'), AGE],
      [local(`${YEAR + 1}-01-01`, '00:00:00'), isNewYearsChild ? AGE + 1 : AGE],
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
