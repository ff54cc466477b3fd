import { Form, Link, href, useNavigation } from 'react-router'
import { SimplifiedNotice } from '#app/agency/legal/simplified-notice.tsx'
import { controlNames, controlsOfForm } from '#app/forms/form-rules.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { CARRIED, CONTACT_RULES, type ContactRefusal, errorHeading } from './contact-rules.ts'
import { useCheck } from './use-check.tsx'

/** A form as the server made it. */
export type NewContactForm = { token: string; page: string; property: { slug: string; title: string } | null }

type Props = { form: NewContactForm; refusal: ContactRefusal | null }

/** The contact form (spec, section 5): checked here as it is on the server, sent once, and kept whole when refused. */
export function ContactForm({ form, refusal }: Props) {
  const { listed, errors, attempt, onSubmit, onChange } = useCheck(refusal)
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
          <input type="text" name={CARRIED.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={CARRIED.token} value={refusal?.values[CARRIED.token] ?? form.token} />
      <input type="hidden" name={CARRIED.page} value={refusal?.values[CARRIED.page] ?? form.page} />
      {form.property && <input type="hidden" name={CARRIED.property} value={form.property.slug} />}
      <SimplifiedNotice />
      <div>
        <button type="submit" aria-disabled={busy || undefined} className={buttonClass({ size: 'lg' })}>
          {busy ? 'Enviando...' : 'Enviar mensaje'}
        </button>
      </div>
    </Form>
  )
}

function About({ slug, title }: { slug: string; title: string }) {
  return (
    <p className="rounded-md border border-line bg-canvas-2 px-4 py-3 text-sm wrap-anywhere">
      Tu mensaje es sobre{' '}
      <Link to={href('/propiedad/:propertySlug', { propertySlug: slug })} className="font-semibold underline">
        {title}
      </Link>
    </p>
  )
}
