import { styled } from 'styled-components';
import { layout } from '#site';
import { ControlButton } from '../components/ControlButton';
import { Icon } from '../components/Icon';
import { forgetOutcome, useSubmission } from '../contact/useSubmission';
import { MAIN_ID } from '../navigation/mainId';
import { PageLink } from '../navigation/PageLink';
import { outcomeBox } from '../theme/fragments';

const { notice } = layout;

/** Tells visitors who have left the contact form what became of their message. */
export function SubmissionNotice() {
  const { underWay, outcome } = useSubmission();

  function dismiss() {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    forgetOutcome();
  }

  // There before the outcome, so that screen readers tell it.
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

/* Sticky at the end of the page, where it has room of its own: it moves nothing and hides nothing for good. */
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

  /* What gets the focus scrolls to above the notice. */
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
