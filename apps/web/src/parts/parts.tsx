import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { Link } from 'wouter';

type Weight = 'main' | 'usual' | 'plain';

const classOf = (weight: Weight, little: boolean): string =>
  ['button', weight === 'usual' ? '' : weight, little ? 'little' : ''].filter(Boolean).join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly weight?: Weight;
  readonly little?: boolean;
}

/** A button; a page has at most one of weight `main`. */
export function Button({ weight = 'usual', little = false, className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${classOf(weight, little)} ${className}`.trim()} {...rest} />;
}

interface ButtonLinkProps {
  readonly to: string;
  readonly weight?: Weight;
  readonly little?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  to,
  weight = 'usual',
  little = false,
  className = '',
  children,
}: ButtonLinkProps) {
  return (
    <Link href={to} className={`${classOf(weight, little)} ${className}`.trim()}>
      {children}
    </Link>
  );
}

interface PanelProps {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet on the table, with a heading of its own. */
export function Panel({ title, className = '', children }: PanelProps) {
  return (
    <section
      className={`panel ${className}`.trim()}
      {...(title === undefined ? {} : { 'aria-label': title })}
    >
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (ids: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

/** A labelled place to write or to choose. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(hint === undefined ? {} : { 'aria-describedby': hintId }) })}
      {hint === undefined ? null : (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly hint?: string;
  readonly onChange: (value: Value) => void;
}

/** One of several, in a list that folds out. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  hint,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly showsLabel?: boolean;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string>({
  label,
  showsLabel = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={showsLabel ? 'field' : undefined}>
      <legend className={showsLabel ? 'label' : 'only-heard'}>{label}</legend>
      <div className="choice">
        {options.map(([key, words]) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NoticeProps {
  readonly tone?: 'quiet' | 'good' | 'warn' | 'wrong';
  readonly children: ReactNode;
}

/** Something to be told, where it belongs on the page. It is read out when it appears. */
export function Notice({ tone = 'quiet', children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role="status">
      {children}
    </div>
  );
}
