/** @jest-environment node */
import { ageOn } from '../../src/sections/useAge';

test.each([
  ['2026-05-13T23:59:59', '1998-05-14', 27],
  ['2026-05-14T00:00', '1998-05-14', 28],
  ['2027-01-01T12:00', '1998-05-14', 28],
  // 2025 has no 29 February.
  ['2025-02-28T12:00', '2000-02-29', 24],
  ['2025-03-01T12:00', '2000-02-29', 25],
  ['2026-04-30T12:00', '1998-05', 27],
  ['2026-05-01T00:00', '1998-05', 28],
  ['2026-01-01T00:00', '1998', 28],
])('at %s in local time, a person born on %s is %d years old', (now, birthDate, age) => {
  expect(ageOn(new Date(now), birthDate)).toBe(age);
});
