import { useHydrated } from './useHydrated';

/**
 * Age in years of somebody born on a calendar date, on the visitor's local date. Nothing is converted between time
 * zones, so none can shift the birthday. Whoever was born on 29 February turns a year older on 1 March in other years.
 *
 * @param birthDate `YYYY-MM-DD`
 */
export function ageOn(today: Date, birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const monthsSince = today.getMonth() + 1 - month;
  const birthdayIsAhead = monthsSince < 0 || (monthsSince === 0 && today.getDate() < day);
  return today.getFullYear() - year - (birthdayIsAhead ? 1 : 0);
}

/** Age in years of somebody born on `birthDate` (`YYYY-MM-DD`) today; in the prerendered page, on the day of the build. */
export function useAge(birthDate: string): number {
  // That day is the same in every time zone, so that the markup is taken over as it is.
  const built = new Date(`${BUILD_DATE}T00:00`);
  const now = new Date();
  // A clock that shows a time before it is wrong.
  return ageOn(useHydrated() && now > built ? now : built, birthDate);
}
