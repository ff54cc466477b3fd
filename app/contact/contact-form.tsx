import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { Form, Link, href, useNavigation } from 'react-router'
import { SimplifiedNotice } from '#app/agency/legal/simplified-notice.tsx'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { controlNames, controlsOfForm, errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { EXTRA_CONTROLS, CONTACT_RULES, type ContactRefusal, errorHeading } from './contact-rules.ts'

/**
 * The property that a message is about. `offer`: of two operations the requested one, with its price; `operation` names it
 * where it is the second one. `query`: opens its page with it.
 */
type FormProperty = { slug: string; title: string; query: string; operation?: Category | null; offer?: string }

/** Data of a new form, from the server. */
export type NewContactForm = { token: string; page: string; property: FormProperty | null }

type Errors = ContactRefusal['errors']

type Props = { form: NewContactForm; refusal: ContactRefusal | null }

/**
 * The contact form (spec, section 5). The browser and the server check the same rules. It can't be sent twice, and keeps its
 * values when it is refused.
 */
export function ContactForm({ form, refusal }: Props) {
  const { listed, errors, attempt, onSubmit, onChange } = useErrors(refusal)
  const busy = useNavigation().formMethod === 'POST'
  const control = controlsOfForm(CONTACT_RULES, { values: refusal?.values ?? {}, errors, message: null })
  const wrong = controlNames(CONTACT_RULES).flatMap((name) => {
    const error = listed[name]
    return error ? [{ name, error }] : []
  })
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      onChange={onChange}
      className="grid content-start gap-[1.15rem]"
    >
      {wrong.length > 0 && <ErrorSummary key={attempt} look="site" heading={errorHeading(listed)} wrong={wrong} />}
      {refusal?.message && <FailureBanner text={refusal.message} />}
      {form.property && <About {...form.property} />}
      <p className="text-xs text-ink-3">
        <span className="text-danger">*</span> Campo requerido
      </p>
      <TextField label="Nombre" marks="all" {...control('nombre')} />
      <div className="grid items-start gap-[1.1rem] sm:grid-cols-2">
        <TextField label="Correo electrónico" marks="all" {...control('email')} />
        <TextField label="Teléfono" marks="all" {...control('telefono')} />
      </div>
      <TextField label="Asunto" marks="all" {...control('asunto')} />
      <TextAreaField label="Mensaje" marks="all" {...control('mensaje')} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Deja vacío este campo
          <input type="text" name={EXTRA_CONTROLS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={EXTRA_CONTROLS.token} value={refusal?.values[EXTRA_CONTROLS.token] ?? form.token} />
      <input type="hidden" name={EXTRA_CONTROLS.page} value={refusal?.values[EXTRA_CONTROLS.page] ?? form.page} />
      {form.property && <input type="hidden" name={EXTRA_CONTROLS.property} value={form.property.slug} />}
      {form.property?.operation && (
        <input type="hidden" name={EXTRA_CONTROLS.operation} value={form.property.operation} />
      )}
      <SimplifiedNotice />
      <div>
        <button type="submit" aria-disabled={busy || undefined} className={buttonClass({ size: 'lg' })}>
          {busy ? 'Enviando...' : 'Enviar mensaje'}
        </button>
      </div>
    </Form>
  )
}

function About({ slug, title, query, offer }: FormProperty) {
  return (
    <p className="rounded-md border border-line bg-canvas-2 px-4 py-3 text-sm wrap-anywhere">
      Tu mensaje es sobre{' '}
      <Link to={href('/propiedad/:propertySlug', { propertySlug: slug }) + query} className="font-semibold underline">
        {title}
      </Link>
      {offer && <span className="num block">{offer}</span>}
    </p>
  )
}

/**
 * The errors of the form: those of the server, until the form is checked here. The list above the form (`listed`) stays
 * until the next submission. The error beside a field disappears as soon as the field is right, but only on typing: a
 * layout shift during a tap could make the person miss the button.
 */
function useErrors(refusal: ContactRefusal | null) {
  const posted = refusal?.errors ?? {}
  const [state, setState] = useState({ refusal, listed: posted, errors: posted, attempt: 0 })
  const { listed, errors, attempt } = state

  function show(found: Errors) {
    setState({ refusal, listed: found, errors: found, attempt: attempt + 1 })
  }

  if (refusal !== state.refusal) show(posted)
  return {
    listed,
    errors,
    attempt,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const found = errorsOf(event.currentTarget)
      if (Object.keys(found).length > 0) event.preventDefault()
      show(found)
    },
    onChange(event: ChangeEvent<HTMLFormElement>) {
      if (Object.keys(errors).length === 0) return
      const found = errorsOf(event.currentTarget)
      const left = controlNames(CONTACT_RULES).filter((name) => errors[name] && found[name])
      setState({ ...state, errors: Object.fromEntries(left.map((name) => [name, found[name]])) })
    },
  }
}

function errorsOf(form: HTMLFormElement): Errors {
  return errorsIn(CONTACT_RULES, typedIn(CONTACT_RULES, new FormData(form)))
}
