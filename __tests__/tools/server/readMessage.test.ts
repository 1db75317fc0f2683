/** @jest-environment node */
import { readMessage } from '../../../src/tools/server/readMessage';
import { message } from '../../support/contactMessage';
import { MESSAGE_CASES } from '../../support/messageCases';
import { site } from '../../support/reference';

test.each(MESSAGE_CASES)('without PHP, a message %s has the same errors as in contact.php', (_, fields, errors) => {
  expect(readMessage({ ...message, ...fields }, site).errors).toEqual(errors);
});
