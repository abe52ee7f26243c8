import type { HandledCallback } from '@site/shared/contracts';
import { Badge, Card } from '@site/shared/ui';
import { useId } from 'react';
import { ShortMoment } from '../../time/moment.tsx';
import { CallbackForm } from './callback-form.tsx';
import styles from './callbacks.module.css';
import { states } from './states.ts';

interface CallbackItemProps {
  request: HandledCallback;
  onDelete: () => void;
}

/** One request: how to reach the person, their question, and the outcome. */
export function CallbackItem({ request, onDelete }: CallbackItemProps) {
  const { name, email, phone, query, createdAt, state } = request;
  const heading = useId();
  return (
    <Card as="li" aria-labelledby={heading} className={styles.item}>
      <div className={styles.words}>
        <header className={styles.row}>
          <h2 id={heading} className={styles.name}>
            {name}
          </h2>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </header>
        <p className={styles.facts}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          <ShortMoment at={createdAt} />
        </p>
        {query && <p className={styles.query}>{query}</p>}
      </div>
      <CallbackForm request={request} onDelete={onDelete} />
    </Card>
  );
}
