import type { Translation } from '#content/schema';

/** What `contact.php` answers, and what it writes into the owner's mail. */
export const contactServer: Translation['contactServer']['contactServer'] = {
  /** By HTTP status. */
  outcomes: {
    200: '✅ Message sent successfully',
    403: 'The form can only be submitted from this site.',
    405: 'This address only accepts the contact form.',
    413: 'The message is too long.',
    415: 'The form arrived in a format that is not supported.',
    422: 'Please check the form fields.',
    /** If it is not known in how many minutes, or in one. */
    429: 'You have sent too many messages. Please try again in a few minutes.',
    503: 'The message could not be delivered. Please try again later.',
  },
  tooMany: 'You have sent too many messages. Please try again in {minutes} minutes.',
  tooLong: '{label}: use no more than {limit} characters.',
  notText: '{label}: enter plain text.',
  /** On the page for visitors without JavaScript. */
  copy: 'Your browser’s Back button takes you to the form. Here is your message, in case you want to copy it:',
  message: 'Your message',
  back: 'Back to the form',
  mail: {
    /** The part of the sender's address before the `@`. */
    sender: 'contact',
    subject: 'Contact: {subject}',
    from: 'From: {sender}',
    title: 'Subject: {title}',
  },
};
