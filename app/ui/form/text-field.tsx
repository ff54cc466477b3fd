import type { ComponentProps } from 'react'
import { CONTROL } from '#app/ui/field.ts'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'className' | 'defaultValue' | 'minLength' | 'placeholder'> & {
    type?: 'text' | 'email' | 'tel' | 'password'
    /** Suggestions of the browser; any other text is allowed. */
    suggested?: readonly string[] | undefined
  }

/** A one-line text field. It never cuts typed or pasted text. */
export function TextField({
  type = 'text',
  className = '',
  autoComplete,
  defaultValue,
  minLength,
  placeholder,
  suggested,
  ...field
}: TextFieldProps) {
  const list = suggested && `usuales-${field.name}`
  const input = { type, autoComplete, defaultValue, minLength, placeholder, list }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input {...control} {...input} className={`${CONTROL} px-[.8rem] ${className}`} />
          {suggested && (
            <datalist id={list}>
              {suggested.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type TextAreaFieldProps = FieldProps & Pick<ComponentProps<'textarea'>, 'className' | 'defaultValue' | 'placeholder'>

/** A text of several lines. */
export function TextAreaField({ className = '', defaultValue, placeholder, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          defaultValue={defaultValue}
          placeholder={placeholder}
          className={`${CONTROL} min-h-34 resize-y px-[.8rem] leading-[1.55] ${className}`}
        />
      )}
    </Field>
  )
}
