import type { Translation } from '#content/schema';

export const contactForm: Translation['contactForm']['contactForm'] = {
  heading: 'Contact form',
  intro: 'To get in touch with me, fill out the form below.',
  optional: 'optional',
  fields: {
    name: { label: 'First name', missing: 'Enter your first name.' },
    lastname: { label: 'Last name', missing: 'Enter your last name.' },
    title: { label: 'Subject' },
    email: {
      label: 'Email',
      missing: 'Enter your email address.',
      invalid: 'Enter a valid email address, such as ana@example.com.',
    },
    message: { label: 'Message', missing: 'Enter your message.' },
  },
  submit: 'Send',
  submitting: 'Sending...',
  outcomes: {
    success: '✅ Message sent successfully',
    rejected: '❌ Your message could not be sent. Please try again.',
    serverError: '❌ Server error',
    /** Precedes the reason of any other failure. */
    failurePrefix: '❌ ',
    connection: 'Could not connect to the server',
    timeout: 'The server took too long to respond. Please try again.',
  },
  /** Ways to send a message that failed, with the text filled in. */
  otherWays: {
    mail: 'Send by email',
    chat: 'Send via WhatsApp',
    /** Ends a text that is too long for a link. */
    continues: '(The message continues: only the beginning fits here.)',
  },
  /** Beside the outcome of a message whose visitor has left the form meanwhile. */
  elsewhere: { name: 'Your message', back: 'Back to the form', dismiss: 'Close' },
  /** Subject of mails from form services, and of those whose visitor gives no title. */
  subject: 'Contact form',
};
