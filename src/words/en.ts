import type { Words } from './es';

/** All that the site says in English, for every owner. */
export const en: Words = {
  /** What the other editions call this one. */
  edition: 'English version',
  /** Locale for social networks; `{region}` is the code of the owner's country. */
  openGraph: 'en_US',
  direction: 'ltr',
  /** What stands before and after a question. */
  question: { opening: '', closing: '?' },
  /** What stands around a quotation. */
  quotation: { opening: '“', closing: '”' },
  /** Labels in the navigation. */
  pages: { home: 'Home', about: 'About', projects: 'Portfolio', contact: 'Contact' },
  /** What every page has: header, menu and footer; and what is shown where a page cannot be. */
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
    /** A present post. */
    post: '{title} at {firm} since {year}',
    cvLabel: 'View resume',
  },
  services: {
    heading: 'SUPPORT',
    linkLabel: 'Learn more...',
    /** What the chat that a card opens says. */
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
  /** Headings of the career, and the end of a time that is not over. */
  career: {
    experience: 'Experience',
    studies: 'Education',
    certificates: 'Certifications',
    /** By kind. Lists of another kind have headings of their owner. */
    more: { publications: 'Publications', awards: 'Awards', volunteering: 'Volunteering', talks: 'Talks' },
    today: 'present',
    /** Unfolds the texts of an old post. */
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
    /** Shown where there is no public address. */
    privateLabel: 'Internal use',
    technologiesLabel: 'Project technologies',
    /** In the order in which they are shown. */
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
  /** The end of the pages that lead on to the contact page. */
  callToContact: {
    /** Its marks are drawn. */
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
    /** The button beside the address, and what it says once it is pressed. */
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
  },
  /** What `contact.php` answers, and what it writes into the mail. */
  contactServer: {
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
  },
  notFound: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has been removed.',
    back: 'Back',
  },
  /** For the address of a project that is not there. */
  projectNotFound: {
    title: 'Project not found',
    text: 'The project you are looking for is not in the portfolio.',
    back: 'Back',
  },
  /** Headings of `cv.pdf`; those of languages and interests are on the about page, too. */
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
    /** If there is more than one page. */
    page: 'Page {page} of {pages}',
  },
  /** What search engines and social networks show. Of the titles, from the full one to the shortest, the first is used that search engines show whole. */
  metadata: {
    siteName: '{name}, {role}',
    /** The alternative text of the picture that is shared with a page. */
    imageAlt: 'Preview card: {title}',
    /** By the names in `src/content/pages.ts`; those of an own page, and of a page of a project, follow. */
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
    /** Below the title on home's picture for social networks. */
    shareSubtitle: '{role} in {country}',
  },
};
