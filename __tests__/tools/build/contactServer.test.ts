import { contactServer } from '../../../src/tools/build/files/contactServer';

test('values written into contact.php are escaped', () => {
  const written = contactServer("const A = '%OWNER_EMAIL%';", { OWNER_EMAIL: "o'brien\\$&@example.com" });
  expect(written).toBe("const A = 'o\\'brien\\\\$&@example.com';");
});

test('a contact.php with an unknown placeholder is refused', () => {
  expect(() => contactServer('%colour%', {})).toThrow('contact.php contains %colour%, which has no value.');
});
