import { styled } from 'styled-components';
import { layout } from '#site';
import { ControlButton } from '../components/ControlButton';
import { Icon } from '../components/Icon';
import { forgetOutcome, useSubmission } from '../contact/useSubmission';
import { MAIN_ID } from '../navigation/mainId';
import { PageLink } from '../navigation/PageLink';
import { outcomeBox } from '../theme/fragments';

const { notice } = layout;

/** Reports the outcome of a message to visitors who have left the contact form. */
export function SubmissionNotice() {
  const { underWay, outcome } = useSubmission();

  function dismiss() {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    forgetOutcome();
  }

  // The notice is in the page before the outcome, so that screen readers announce the outcome.
  if (!underWay && !outcome) return null;
  return (
    <Bar aria-label={notice.name} data-sent={outcome?.sent}>
      <p role="status">{outcome?.message}</p>
      {outcome && (
        <>
          {!outcome.sent && layout.contact && <PageLink to={layout.contact}>{notice.back}</PageLink>}
          <ControlButton aria-label={notice.dismiss} onClick={dismiss}>
            <Icon name="close" />
          </ControlButton>
        </>
      )}
    </Bar>
  );
}

/* The sticky notice has its own room at the end of the page, so the notice moves nothing and covers nothing permanently. */
const Bar = styled.aside`
  &:not([data-sent]) {
    position: absolute;
  }

  &[data-sent] {
    position: sticky;
    inset-block-end: 16px;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    align-items: center;
    width: fit-content;
    margin: 16px var(--gutter);
    padding-block: 8px;
    padding-inline: 20px 60px;
    text-shadow: none;

    ${outcomeBox}
  }

  /* If an element below the notice gets the focus, the browser scrolls the element to a place above the notice. */
  html:has(&[data-sent]) {
    scroll-padding-block-end: 13rem;
  }

  p:not(:empty) {
    padding-block: 8px;
    font-weight: 600;
    white-space: pre-line;
  }

  a {
    display: grid;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 4px;
  }

  button {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    border-color: transparent;
    background: none;
  }
`;
