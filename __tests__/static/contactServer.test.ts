import { contactServer } from '../../src/static/contactServer';

test('the owner’s address is written into contact.php, and cannot end the text that it stands in', () => {
  expect(contactServer("const A = '%OWNER_EMAIL%';", 'hola@example.com')).toBe("const A = 'hola@example.com';");
  expect(contactServer("const A = '%OWNER_EMAIL%';", "o'brien\\$&@example.com")).toBe(
    "const A = 'o\\'brien\\\\$&@example.com';",
  );
});

test('a contact.php that has no one place for the address is not built', () => {
  expect(() => contactServer('<?php', 'hola@example.com')).toThrow('contact.php must contain %OWNER_EMAIL% once.');
  expect(() => contactServer('%OWNER_EMAIL% %OWNER_EMAIL%', 'hola@example.com')).toThrow('once');
});
