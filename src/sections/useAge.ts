import { useHydrated } from '../hooks/useHydrated';

/**
 * Returns an age in years on the local date of `today`. Compares calendar dates, so that no time zone can shift the birthday. A
 * birthday on 29 February counts from 1 March in common years.
 *
 * @param birthDate `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. A month or a year counts from its first day.
 */
export function ageOn(today: Date, birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const monthsSince = today.getMonth() + 1 - month;
  const birthdayIsAhead = monthsSince < 0 || (monthsSince === 0 && today.getDate() < day);
  return today.getFullYear() - year - (birthdayIsAhead ? 1 : 0);
}

/** Returns the age in years today. In the prerendered page, returns the age on `buildDate`. */
export function useAge(birthDate: string | undefined, buildDate: string): number | undefined {
  // Local midnight has the same date in every time zone, so that hydration finds the same markup.
  const built = new Date(`${buildDate}T00:00`);
  const now = new Date();
  // A clock that shows a date before the build is wrong.
  const today = useHydrated() && now > built ? now : built;
  return birthDate ? ageOn(today, birthDate) : undefined;
}
