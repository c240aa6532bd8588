import type { GameId } from '@fivefold/rules';
import { type ReactNode, use, useContext, useState } from 'react';
import type { Lang } from '../i18n/core.ts';
import { LanguageContext, useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { Loading } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { Markdown } from './Markdown.tsx';
import styles from './Rules.module.css';

/** Every rules page is a lazy chunk. */
const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<string>>();

function pageOf(game: GameId, lang: Lang): Promise<string> {
  const path = `../../../../docs/rules/${game}.${lang}.md`;
  let page = loaded.get(path);
  if (!page) {
    const load = pages[path];
    page = load ? loadChunk(load) : Promise.resolve('');
    loaded.set(path, page);
  }
  return page;
}

type DrawCard = ((code: string) => ReactNode) | undefined;

interface RulesProps {
  readonly game: GameId;
  /** Draws the cards of the page; without it their names are shown. */
  readonly drawCard: DrawCard;
  /** Shown before the page, unless something is searched for. */
  readonly now?: ReactNode;
}

export function RulesPanel({ game, drawCard, now }: RulesProps) {
  const t = useT();
  const lang = useContext(LanguageContext);
  return (
    <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
      <RulesPage game={game} page={pageOf(game, lang)} drawCard={drawCard} now={now} />
    </SuspenseBoundary>
  );
}

interface RulesPageProps extends RulesProps {
  readonly page: Promise<string>;
}

function RulesPage({ game, page, drawCard, now }: RulesPageProps) {
  const text = use(page);
  const t = useT();
  const [search, setSearch] = useState('');
  return (
    <section className={styles.rules} data-page={game} data-testid="rules" aria-label={t('table.rules')}>
      <input
        type="search"
        className="text-field"
        value={search}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search === '' && now}
      <Markdown text={text} search={search} drawCard={drawCard} />
    </section>
  );
}
