import type { Translation } from '../schema';

/** The projects, by their ids. */
export const projects: Translation['projects']['projects'] = {
  1: {
    title: 'Digital Menu',
    description: 'A fast-food menu in two languages, designed for phones so that customers can order without waiting.',
    keywords: ['digital menu', 'fast food', 'bilingual menu', 'QR code menu', 'mobile design'],
    imageAlt: 'Home page of the fast-food digital menu, with burgers, hot dogs, and fries',
    subtitle: 'From the QR code on the table to the order',
    paragraphs: [
      'The restaurant’s printed menu had to be replaced every time a price went up. Now customers scan a code at their table and see today’s menu, organized into burgers, hot dogs, fries, and drinks.',
      'A button switches all the text between Spanish and English without reloading the page, and the site remembers the chosen language. The translations live in a single file that the business edits without touching the code.',
      'It is optimized for phones: images at exactly the right size, text that stays readable in sunlight, and buttons within easy reach of the thumb. It loads completely even on a slow mobile connection.',
    ],
    role: 'Design and development',
    client: 'Fast-food restaurant',
    duration: '3 weeks',
    results: ['Today’s menu opens right at the table', 'Prices change without reprinting'],
    gallery: [
      {
        alt: 'The menu on a phone: burgers, a hot dog, and fries with their prices',
        caption: 'Today’s menu, as it opens when a customer scans the code on the table.',
      },
      {
        alt: 'A burger in the English version of the menu, with its sides',
        caption: 'The same dish in English: the menu remembers the chosen language for the next visit.',
      },
    ],
  },
  2: {
    title: 'Construction Company',
    description: 'A construction company’s website rebuilt from scratch, with a custom contact form in PHP.',
    keywords: ['construction company website', 'website redesign', 'PHP contact form', 'corporate website'],
    imageAlt: 'Home page of the construction company’s website, with buildings and a crane at sunset',
    subtitle: 'A site rebuilt around quote requests',
    paragraphs: [
      'The previous site was slow to open and unreadable on a phone. I rebuilt it from scratch with the same text and photographs, a leaner structure, and the quote request always in view.',
      'The custom contact form is written in PHP: it validates data on the server, discards automated submissions, and delivers each request to the company’s inbox without relying on third-party services.',
      'Visitors find services and construction projects in two taps, and the company receives complete requests, ready to answer.',
    ],
    role: 'Redesign and development',
    client: 'Construction company',
    results: ['Services and projects two taps away', 'Complete requests, ready to answer'],
    gallery: [
      {
        alt: 'The quote request form, with the type of construction, the area, and a description',
        caption: 'The request gathers what the company needs to respond and arrives in its inbox.',
      },
    ],
  },
  3: {
    title: 'Digital Menu by Category',
    footerLabel: 'Digital Menu',
    description: 'A menu for a second restaurant, organized into categories that customers browse with a tap.',
    keywords: ['digital menu', 'restaurant', 'menu by category', 'online menu'],
    imageAlt: 'The restaurant’s digital menu, open to the seafood category',
    subtitle: 'A long menu that is easy to follow',
    paragraphs: [
      'This restaurant serves many more dishes than the first one, so its menu is divided into categories: appetizers, seafood, rice dishes, desserts, and drinks. The category bar follows along and always shows visitors where they are.',
      'Each dish shows its photo, ingredients, and price. The data is separate from the presentation: adding a dish or removing a category means editing one line.',
      'I started from the code of the first menu and turned what the two share into components. The second project took less than half the work.',
    ],
  },
  4: {
    title: 'E-commerce',
    footerLabel: 'E-commerce',
    description:
      'An online dinnerware store built in WordPress, with built-in translation for shoppers in other countries.',
    keywords: ['online store', 'e-commerce', 'WordPress', 'translation', 'dinnerware'],
    imageAlt: 'Home page of the online dinnerware store, with four ceramic pieces and the cart',
    subtitle: 'A dinnerware store, from display to checkout',
    paragraphs: [
      'The store presents its dinnerware by collection, with large photographs, prices, and stock. Shoppers fill their cart, choose a delivery option, and pay without leaving the site.',
      'It is built in WordPress so that the team can manage products, orders, and prices from a dashboard they already know. I tailored the theme to the brand and removed the plugins that slowed down every page.',
      'Built-in translation offers the entire store in other languages, bringing in shoppers from abroad without a second catalog to maintain.',
    ],
    role: 'Design and development',
    client: 'Ceramics studio',
    duration: '6 weeks',
    results: [
      'Orders from a phone in two taps',
      'Prices and stock always up to date',
      'A single catalog for every language',
    ],
    gallery: [
      {
        alt: 'The product page for a plate, with its photograph, three sizes, the price, and the number of pieces available',
        caption: 'Each product page brings size, price, and stock together on a single screen.',
      },
      {
        alt: 'The product dashboard: five pieces with their stock, price, and a switch that puts each one up for sale',
        caption: 'The dashboard where the team publishes pieces and changes prices.',
      },
      {
        alt: 'The product page for another plate on a phone, with the button to order it',
        caption: 'The same page on a phone: shoppers can order without leaving it.',
      },
    ],
  },
  5: {
    title: 'Aikikai',
    footerLabel: 'Martial Arts',
    description: 'A site for an aikido dojo, made with a visual builder and easy for its instructors to maintain.',
    keywords: ['aikido', 'dojo', 'martial arts', 'visual page builder', 'WordPress'],
    imageAlt: 'Home page of the dojo’s website, with an ink circle and the word aikido in Japanese',
    subtitle: 'A dojo that updates its own site',
    paragraphs: [
      'The dojo needed to show its schedule, explain what aikido is, and welcome newcomers. The site does all three on a single screen and invites visitors to a trial class.',
      'I put it together in WordPress with a visual builder. The instructors change schedules, photos, and announcements by dragging blocks, without calling a programmer.',
      'I left templates for news and seminars and a short guide to the most common tasks. The design stays true to the discipline: black, white, and calm.',
    ],
    role: 'Design and setup',
    client: 'Aikido dojo',
    duration: '2 weeks',
    gallery: [
      {
        alt: 'The weekly schedule in a table, with classes for children, beginners, and adults',
        caption: 'The instructors change the schedule by dragging its blocks.',
      },
    ],
  },
  6: {
    title: 'Code Library',
    description:
      'A collection of reusable code: documented components and functions, so that nothing is written twice.',
    keywords: ['code reuse', 'components', 'hooks', 'React', 'TypeScript'],
    imageAlt: 'Catalog of reusable code, with two React snippets and their documentation',
    subtitle: 'Write once, reuse everywhere',
    paragraphs: [
      'After several projects, I was repeating the same buttons, forms, and server requests. I gathered them into a collection with clear names, tests, and a usage example for each piece.',
      'A search box finds a snippet by name or by task, and a button copies it. Each piece states what it takes, what it returns, and which projects it already works in.',
      'The result is faster delivery and bugs that are fixed only once, in one place.',
    ],
    role: 'Design and development',
  },
};

export const demos: Translation['projects']['demos'] = [
  {
    title: 'CRUD with Bun and Elysia',
    alt: 'User dashboard of the CRUD demo, with search, filters, and actions for each record',
  },
];
