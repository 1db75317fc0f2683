import { Button } from '../components/Button';
import { Message } from '../components/Message';
import { Ticks } from '../components/Ticks';
import { PageMeta } from '../navigation/PageMeta';
import { usePageTransition } from '../navigation/usePageTransition';
import { layout } from '../site/layout';
import { loadErrorMetadata } from '../site/metadata/errors';

/** Replaces a page that failed, usually because its code could not be fetched. */
export function LoadError() {
  const { title, text, action } = layout.loadError;
  const { tryAgain } = usePageTransition();
  return (
    <div role="alert">
      <PageMeta metadata={loadErrorMetadata} />
      <Message
        title={title}
        text={text}
        action={
          <Button type="button" onClick={tryAgain}>
            {action} <Ticks />
          </Button>
        }
      />
    </div>
  );
}
