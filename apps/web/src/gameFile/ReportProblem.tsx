import type { TableView } from '@fivefold/room';
import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { loadReplay } from '../replay/loadReplay.ts';
import { useRoom } from '../state/room.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { downloadFileName, downloadText } from './download.ts';
import { serializeGameFile } from './gameFile.ts';
import { problemReportText } from './problemReport.ts';
import styles from './ReportProblem.module.css';
import { useGameFileT } from './words.ts';

interface Report {
  readonly kind: 'game' | 'view';
  readonly name: string;
  readonly text: string;
}

/** A finished game as a whole; of a running one only what this page shows. */
async function makeReport(finished: TableView | null, lang: string): Promise<Report | null> {
  const now = new Date();
  if (finished) {
    const { file } = await loadReplay(finished);
    return { kind: 'game', name: downloadFileName('report', file.game, now), text: serializeGameFile(file) };
  }
  const { view } = useRoom.getState();
  if (!view) return null;
  const text = problemReportText(view, { size: `${innerWidth}x${innerHeight}`, lang });
  return { kind: 'view', name: downloadFileName('report', view.table?.game ?? view.game, now), text };
}

/** A menu item that shows what a report contains before it is saved as a file. */
export function ReportProblem({ finished = null }: { readonly finished?: TableView | null }) {
  const t = useGameFileT();
  const app = useT();
  const [report, setReport] = useState<Report | null>(null);
  const close = () => setReport(null);
  return (
    <>
      <Button
        icon="flag"
        data-testid="report-problem"
        onClick={() => void makeReport(finished, t.lang).then(setReport, close)}
      >
        {t('report')}
      </Button>
      <Dialog
        open={report !== null}
        title={t('report')}
        onClose={close}
        closeLabel={app('app.close')}
        testId="report-dialog"
        actions={
          <Button
            kind="dark"
            data-testid="report-save"
            onClick={() => {
              downloadText(report!.name, report!.text);
              close();
            }}
          >
            {t('report.save')}
          </Button>
        }
      >
        <p>{report && t(`report.${report.kind}`)}</p>
        <textarea
          className={styles.content}
          readOnly
          rows={8}
          aria-label={t('report.content')}
          value={report?.text ?? ''}
          data-testid="report-content"
        />
        <p>{t('report.how')}</p>
      </Dialog>
    </>
  );
}
