/** What is fetched when a page is first needed: all pages but home, and what the contact form leaves on others. */

export * from '#pages/otherPages';
export { SubmissionNotice } from '../layout/SubmissionNotice';
