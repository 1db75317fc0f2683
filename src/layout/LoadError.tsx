import { layout, loadErrorMetadata } from '#site';
import { Button } from '../components/Button';
import { Message } from '../components/Message';
import { Ticks } from '../components/Ticks';
import { PageHead } from '../navigation/PageHead';

/** The page in place of a page that has failed, usually because its code could not be fetched. */
export function LoadError({ tryAgain }: { tryAgain: () => void }) {
  const { title, text, action } = layout.loadError;
  return (
    <div role="alert">
      <PageHead metadata={loadErrorMetadata} />
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
