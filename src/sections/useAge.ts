import { useHydrated } from '../hooks/useHydrated';

/**
 * Age in years on the local date of `today`. Compares calendar dates, so that no time zone can shift the birthday. A
 * birthday on 29 February counts from 1 March in common years.
 *
 * @param birthDate `YYYY-MM-DD`
 */
export function ageOn(today: Date, birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const monthsSince = today.getMonth() + 1 - month;
  const birthdayIsAhead = monthsSince < 0 || (monthsSince === 0 && today.getDate() < day);
  return today.getFullYear() - year - (birthdayIsAhead ? 1 : 0);
}

/** Age in years of somebody born on `birthDate` (`YYYY-MM-DD`): today, or in the prerendered page on `buildDate`. */
export function useAge(birthDate: string, buildDate: string): number {
  // Local midnight is the same date in every time zone, so that hydration finds the same markup.
  const built = new Date(`${buildDate}T00:00`);
  const now = new Date();
  // A clock set before the build is wrong.
  return ageOn(useHydrated() && now > built ? now : built, birthDate);
}
