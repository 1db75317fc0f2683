import type { Words } from './es';

/** The words of the site in English, the same for every owner. */
export const en: Words = {
  /** The name of this edition in the links of the other editions. */
  edition: 'English version',
  /** Locale for social networks; `{region}` is the code of the owner's country. */
  openGraph: 'en_US',
  direction: 'ltr',
  /** The marks before and after a question. */
  question: { opening: '', closing: '?' },
  /** The marks before and after a quotation. */
  quotation: { opening: '“', closing: '”' },
  /**
   * The countries that have an article in a sentence, as in “I live in the Netherlands”. Addresses have the name without its first
   * word. The list can be empty.
   */
  countries: [
    ...['the Bahamas', 'the British Virgin Islands', 'the Canary Islands', 'the Cayman Islands', 'the Czech Republic'],
    ...['the Central African Republic', 'the Comoros', 'the Cook Islands', 'the Democratic Republic of the Congo'],
    ...['the Dominican Republic', 'the DR Congo', 'the Falkland Islands', 'the Faroe Islands', 'the Gambia'],
    ...['the Isle of Man', 'the Maldives', 'the Marshall Islands', 'the Netherlands', 'the Philippines'],
    ...['the Republic of the Congo', 'the Seychelles', 'the Solomon Islands', 'the UAE', 'the United Arab Emirates'],
    ...['the UK', 'the United Kingdom', 'the US', 'the USA', 'the United States', 'the United States of America'],
    'the U.S. Virgin Islands',
  ],
  /** Labels in the navigation. */
  pages: { home: 'Home', about: 'About', projects: 'Portfolio', contact: 'Contact' },
  /** The texts of every page: header, menu and footer, and the message for a page that cannot be shown. */
  layout: {
    skipLink: 'Skip to content',
    newTabNote: 'Opens in a new tab',
    logoLabel: '{name}, home',
    mainNavigation: 'Main',
    menu: { toggle: 'Open menu', navigation: 'Menu' },
    footer: {
      navigation: 'Navigation',
      projects: 'Projects',
      contacts: { heading: 'Contact', form: 'Contact form' },
      place: '{name}, {city}',
      pauseMotion: 'Pause animations',
      resumeMotion: 'Play animations',
    },
    loadError: {
      title: 'This page could not be displayed',
      text: 'Check your connection and reload the page. If the problem continues, send me an email.',
      action: 'Reload',
    },
    /** Shown by `404.html`. */
    homeLink: 'Go to the home page',
  },
  hero: {
    greeting: 'Hi, I’m',
    skills: 'I build websites and web applications from start to finish with {skills}.',
    /** The owner's current post. */
    post: '{title} at {firm} since {year}',
    cvLabel: 'View resume',
  },
  services: {
    heading: 'SUPPORT',
    linkLabel: 'Learn more...',
    /** The message in the chat that a card opens. */
    chat: 'Hi, I’m interested in {request}.',
  },
  projectCarousel: {
    heading: 'SELECTED PROJECTS',
    link: 'View all',
    labels: {
      name: 'Selected projects',
      carousel: 'carousel',
      slide: 'slide',
      position: '{n} of {total}',
      previous: 'Previous project',
      next: 'Next project',
      pause: 'Pause',
      resume: 'Play',
    },
  },
  aboutTeaser: {
    heading: 'ABOUT ME',
    /** `{age}` is the owner's age in years. */
    lead: 'I’m {age} years old and live in {country}.',
    leadWithoutAge: 'I live in {country}.',
    intro: 'As a {profession},',
    link: 'More about me',
  },
  technologyCarousel: {
    heading: 'TECHNOLOGIES I USE',
    labels: {
      name: 'Technologies I use',
      carousel: 'carousel',
      previous: 'Previous technologies',
      next: 'Next technologies',
      pause: 'Pause',
      resume: 'Play',
    },
  },
  /** Headings of the career, and the word in place of the end date of a current job. */
  career: {
    experience: 'Experience',
    studies: 'Education',
    certificates: 'Certifications',
    /** Headings of additional lists, by kind. For a list of the kind `other`, the owner writes the heading. */
    more: { publications: 'Publications', awards: 'Awards', volunteering: 'Volunteering', talks: 'Talks' },
    today: 'present',
    /** The label that unfolds the texts of an old post. */
    unfold: 'Details',
  },
  /** The page of all projects. */
  portfolio: {
    heading: 'PROJECT PORTFOLIO',
    linkLabel: 'Read more...',
    technologiesLabel: 'Project technologies',
  },
  /** The page of each project. */
  projectPage: {
    back: 'Back',
    share: { share: 'Share', copied: 'Link copied', failed: 'Copy this link:' },
    visitLabel: 'Visit site',
    codeLabel: 'View code',
    /** Shown for a project without a public address. */
    privateLabel: 'Internal use',
    technologiesLabel: 'Project technologies',
    /** Labels of the facts, in the order in which a page shows the facts. */
    facts: { role: 'Role', year: 'Year', client: 'Client', duration: 'Duration' },
    results: 'Results',
    gallery: {
      name: 'Project images',
      play: 'Play: {caption}',
      position: '{n} of {total}',
      previous: 'Previous image',
      next: 'Next image',
      close: 'Close',
    },
    neighbours: { name: 'More projects', previous: 'Previous project', next: 'Next project' },
  },
  /** The last section of most pages, which leads to the contact page. */
  callToContact: {
    /** The question marks of this text are hidden, because a drawing beside the text shows them. */
    question: 'Have a project in mind?',
    text: 'Tell me what you need, and let’s talk.',
    write: 'Get in touch',
    chat: { label: 'Chat on WhatsApp', text: 'Hi, I have a project in mind and would like to talk about it.' },
    /** The title that the contact form suggests to a visitor who comes from a project. */
    title: 'A project like {title}',
  },
  /** The column beside the form on the contact page. */
  contactDetails: {
    heading: 'CONTACT',
    location: { label: 'Location', text: '{city}, {country}' },
    phone: { label: 'Phone', text: 'Hi, I’d like to talk about a project.' },
    /** The button beside the address, before and after a press. */
    email: { label: 'Email', copy: 'Copy', copied: 'Copied' },
    profiles: 'Social media',
    card: { label: 'Address book', text: 'Save contact', file: 'contact.vcf' },
  },
  contactForm: {
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
      /** Stands before `connection`, `timeout` or the message of another error. */
      failurePrefix: '❌ ',
      connection: 'Could not connect to the server',
      timeout: 'The server took too long to respond. Please try again.',
    },
    /** Links that send a failed message by mail or chat, with the text filled in. */
    otherWays: {
      mail: 'Send by email',
      chat: 'Send via WhatsApp',
      /** Stands at the end of a text that is cut because the text is too long for a link. */
      continues: '(The message continues: only the beginning fits here.)',
    },
    /** Shown beside the outcome of a message if the visitor has left the form. */
    elsewhere: { name: 'Your message', back: 'Back to the form', dismiss: 'Close' },
    /** The subject of mails from form services, and of the visitor's own mail if the form has no title. */
    subject: 'Contact form',
  },
  /** The answers of `contact.php`, and the texts of its mails. */
  contactServer: {
    /** Answers by HTTP status. */
    outcomes: {
      200: '✅ Message sent successfully',
      403: 'The form can only be submitted from this site.',
      405: 'This address only accepts the contact form.',
      413: 'The message is too long.',
      415: 'The form arrived in a format that is not supported.',
      422: 'Please check the form fields.',
      /** Used if the waiting time is unknown or at most one minute. */
      429: 'You have sent too many messages. Please try again in a few minutes.',
      503: 'The message could not be delivered. Please try again later.',
    },
    tooMany: 'You have sent too many messages. Please try again in {minutes} minutes.',
    tooLong: '{label}: use no more than {limit} characters.',
    notText: '{label}: enter plain text.',
    /** Shown on the page for visitors without JavaScript. */
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
  },
  notFound: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has been removed.',
    back: 'Back',
  },
  /** Shown at the address of a project that does not exist. */
  projectNotFound: {
    title: 'Project not found',
    text: 'The project you are looking for is not in the portfolio.',
    back: 'Back',
  },
  /** Headings of `cv.pdf`. The about page uses `languages` and `interests`, too. */
  cv: {
    title: '{name} | Resume',
    subject: '{role} in {city}',
    place: '{city}, {country}',
    profile: 'Profile',
    experience: 'Experience',
    projects: 'Projects',
    skills: 'Technologies',
    studies: 'Education',
    languages: 'Languages',
    interests: 'Interests',
    /** Shown if the CV has more than one page. */
    page: 'Page {page} of {pages}',
  },
  /**
   * The texts for search engines and social networks. Titles are listed from the longest to the shortest. A page gets the first
   * title that search engines show in full.
   */
  metadata: {
    siteName: '{name}, {role}',
    /** The alternative text of a page's share image. */
    imageAlt: 'Preview card: {title}',
    /** Pages by their names in `src/content/pages.ts`. Other pages follow below. */
    pages: {
      home: {
        titles: ['{name} | {role} in {country}', '{name} | {role}', '{name} | {profession}', '{name}'],
        description: 'Portfolio of {name}, {profession} in {country}: projects, technologies, and contact details.',
        keywords: ['{profession}', '{profession} in {country}', 'developer portfolio'],
      },
      about: {
        titles: ['{label} | {name}'],
        description: 'About {name}, {profession}. {statement}',
        keywords: ['about me', '{profession}'],
      },
      projects: {
        titles: ['{label} | {name}'],
        description: 'Projects by {name}: what each one solves and the technologies behind it.',
        keywords: ['portfolio', 'web development projects'],
      },
      contact: {
        titles: ['{label} | {name}'],
        description: 'Contact {name} to talk about your project: form, phone, chat, and social media. Based in {city}.',
        descriptionWithoutPhone:
          'Contact {name} to talk about your project: form, email, and social media. Based in {city}.',
        keywords: ['contact', 'hire {profession}', '{profession} in {country}', 'website quote'],
      },
    },
    ownPage: { titles: ['{label} | {name}'] },
    project: { titles: ['{title} | {name}', '{title}'] },
    notFound: { titles: ['{title} | {name}'], keywords: ['page not found'] },
    projectNotFound: { titles: ['{title}'], keywords: ['project not found'] },
    loadError: { titles: ['{title} | {name}', '{title}'], keywords: ['error'] },
    /** The line below the title in home's share image. */
    shareSubtitle: '{role} in {country}',
  },
};
