/** Asks once before something that cannot be taken back, and says what follows. */
import { createPortal } from 'react-dom';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function Confirm({ title, text, yes, no, onYes, onNo }: Props) {
  // It looks the same wherever it is asked from, a list or a menu.
  return createPortal(
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <div className="acts">
        <button type="button" className="btn quiet" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="btn primary" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>,
    document.body,
  );
}
