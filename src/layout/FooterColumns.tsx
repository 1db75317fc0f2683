import { styled } from 'styled-components';
import { layout } from '#site';
import { ExternalLink } from '../components/ExternalLink';
import { Logo } from '../components/Logo';
import { MailAddress } from '../components/MailAddress';
import { SocialLinks } from '../components/SocialLinks';
import { PageLink } from '../navigation/PageLink';
import { HOME } from '../paths';
import { underlined } from '../theme/fragments';
import { media } from '../theme/media';

const { footer } = layout;

/** The owner, the navigation, the projects and the contact, each in one of the page's four columns. */
export function FooterColumns() {
  return (
    <Columns>
      <Identity>
        <PageLink to={HOME} aria-label={layout.logoLabel}>
          <Logo name={layout.ownerName} />
        </PageLink>
        <SocialLinks label={layout.profiles.label} profiles={layout.profiles.items} />
      </Identity>
      <Column aria-labelledby="footer-navigation">
        <h2 id="footer-navigation">{footer.navigation}</h2>
        {layout.pages.map(({ path, label }) => (
          <PageLink key={path} to={path}>
            {label}
          </PageLink>
        ))}
      </Column>
      {footer.projects.links.length > 0 && (
        <Column aria-labelledby="footer-projects">
          <h2 id="footer-projects">{footer.projects.heading}</h2>
          {footer.projects.links.map(({ path, label, language }) => (
            <PageLink key={path} to={path} lang={language}>
              {label}
            </PageLink>
          ))}
        </Column>
      )}
      <Column as="div">
        <h2>{footer.contacts.heading}</h2>
        <a href={layout.email.url} aria-label={layout.email.text}>
          <MailAddress>{layout.email.text}</MailAddress>
        </a>
        {layout.phone && <ExternalLink href={layout.phone.url}>{layout.phone.text}</ExternalLink>}
        {layout.contact && <PageLink to={layout.contact}>{footer.contacts.form}</PageLink>}
      </Column>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  /* Two columns, or one column if the visitor's text is much larger than usual. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(10rem, 50%)), 1fr));
  row-gap: 40px;
  padding-block: 48px;

  > * {
    padding-inline: var(--gutter);
  }

  ${media.from1024} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: 64px 80px;
  }
`;

const Identity = styled.div`
  && {
    padding-inline-end: 0;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 16px;
  align-content: start;
  justify-items: start;

  > a {
    width: min(250px, 100%);
    text-decoration: none;
  }

  ${media.from1024} {
    /* Keeps the owner's name away from the line beside its column. */
    > a > span {
      gap: clamp(8px, 1.1vw, 16px);
    }

    grid-column: auto;
  }
`;

const Column = styled.nav`
  display: grid;

  &:last-child {
    grid-column: 1 / -1;

    ${media.from1024} {
      grid-column: auto;
    }
  }

  align-content: start;
  justify-items: start;

  --underline: transparent;

  h2 {
    margin-block-end: 8px;
    color: var(--text-muted);
    font: 600 var(--size-small) / 1.6 var(--font-text);
    letter-spacing: 0;
  }

  a {
    display: grid;
    align-items: center;
    min-height: 40px;
    padding-block: 7px;
    font-size: 1rem;
    overflow-wrap: anywhere;
    text-wrap: balance;

    ${underlined}
  }
`;
