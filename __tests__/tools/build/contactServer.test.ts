/** @jest-environment node */
import { contactServer } from '../../../src/tools/build/files/contactServer';

test('values are written into contact.php, and cannot end the text that they stand in', () => {
  expect(contactServer("const A = '%OWNER_EMAIL%';", { OWNER_EMAIL: 'hola@example.com' })).toBe(
    "const A = 'hola@example.com';",
  );
  expect(contactServer("const A = '%OWNER_EMAIL%';", { OWNER_EMAIL: "o'brien\\$&@example.com" })).toBe(
    "const A = 'o\\'brien\\\\$&@example.com';",
  );
});

test('a contact.php with a place for something else is not built', () => {
  expect(() => contactServer('%colour%', {})).toThrow('contact.php contains %colour%, which has no value.');
});
