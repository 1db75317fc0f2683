import { writer } from '../writing';

export const written = writer(
  'the platform brings orders, inventory and delivery together; every morning the team looks up what is missing, who is waiting for it, where it is and when it arrives. Before that there were spreadsheets which travelled by mail: nobody knew which was the latest version, nor what had changed since yesterday. Now there is one register with permissions per person, full history, daily backups, instant search, downloadable reports, automatic notifications, card payments, electronic invoicing, translation into three languages, accessibility tested with a screen reader, automated tests before publishing',
);
