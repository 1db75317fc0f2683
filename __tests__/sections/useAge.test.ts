/** @jest-environment node */
import { ageOn } from '../../src/sections/useAge';

test('the age goes up at midnight in local time on the birthday, not before', () => {
  expect(ageOn(new Date(2026, 4, 13, 23, 59, 59), '1998-05-14')).toBe(27);
  expect(ageOn(new Date(2026, 4, 14, 0, 0, 0), '1998-05-14')).toBe(28);
  expect(ageOn(new Date(2026, 11, 31), '1998-05-14')).toBe(28);
  expect(ageOn(new Date(2027, 0, 1), '1998-05-14')).toBe(28);
});

test('somebody born on 29 February turns a year older on 1 March when there is no 29th', () => {
  expect(ageOn(new Date(2025, 1, 28), '2000-02-29')).toBe(24);
  expect(ageOn(new Date(2025, 2, 1), '2000-02-29')).toBe(25);
  expect(ageOn(new Date(2024, 1, 29), '2000-02-29')).toBe(24);
});
