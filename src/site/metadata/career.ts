import { career } from '#content/career';

const { experience, studies, certificates } = career;

/**
 * The career as properties of a person. Posts that are over are there, too, with their end. Who still studies is no
 * alumnus yet.
 */
export const careerOfPerson = {
  ...(experience.length > 0 && {
    worksFor: experience.flatMap(({ firm, url, place, posts }) =>
      posts.map(({ title, start, end, summary }) => ({
        '@type': 'OrganizationRole' as const,
        roleName: title,
        startDate: start,
        endDate: end,
        description: summary,
        worksFor: { '@type': 'Organization' as const, name: firm, url, location: place },
      })),
    ),
  }),
  ...(studies.some(isOver) && {
    alumniOf: studies.filter(isOver).map(({ title, institution, url, start, end }) => ({
      '@type': 'OrganizationRole' as const,
      description: title,
      startDate: start,
      endDate: end,
      alumniOf: { '@type': 'EducationalOrganization' as const, name: institution, url },
    })),
  }),
  ...(certificates.length > 0 && {
    hasCredential: certificates.map(({ title, issuer, url, date }) => ({
      '@type': 'EducationalOccupationalCredential' as const,
      name: title,
      url,
      dateCreated: date,
      recognizedBy: { '@type': 'Organization' as const, name: issuer },
    })),
  }),
};

function isOver({ start, end }: (typeof studies)[number]): boolean {
  return end !== undefined || start === undefined;
}
