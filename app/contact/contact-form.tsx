import { Form, Link, href, useNavigation } from 'react-router'
import { SimplifiedNotice } from '#app/agency/legal/simplified-notice.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NO_VALUES } from './contact-rules.ts'
import type { Answer } from './answer.ts'
import { MessageField, TextField } from './contact-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { useCheck } from './use-check.tsx'

/** A form as the server made it. */
export type OpenForm = { stamp: string; page: string; property: { slug: string; title: string } | null }

/** The contact form (spec, section 5): checked here as it is on the server, sent once, and kept whole when refused. */
export function ContactForm({ form, answer }: { form: OpenForm; answer: Answer | undefined }) {
  const { listed, errors, attempt, onSubmit, onChange } = useCheck(answer)
  const busy = useNavigation().formMethod === 'POST'
  const returned = answer && 'values' in answer ? answer : null
  const values = returned?.values ?? NO_VALUES
  const failure = failureOf(answer)
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      onChange={onChange}
      className="grid content-start gap-[1.15rem]"
    >
      {Object.keys(listed).length > 0 && <ErrorSummary key={attempt} errors={listed} />}
      {failure && <Failure text={failure} />}
      {form.property && <About {...form.property} />}
      <p className="text-xs text-ink-3">
        <span className="text-danger">*</span> Campo requerido
      </p>
      <TextField
        name="nombre"
        label="Nombre"
        required
        autoComplete="name"
        defaultValue={values.nombre}
        error={errors.nombre}
      />
      <div className="grid items-start gap-[1.1rem] sm:grid-cols-2">
        <TextField
          name="email"
          label="Correo electrónico"
          required
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
        />
        <TextField
          name="telefono"
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          defaultValue={values.telefono}
          error={errors.telefono}
        />
      </div>
      <TextField name="asunto" label="Asunto" autoComplete="off" defaultValue={values.asunto} error={errors.asunto} />
      <MessageField name="mensaje" label="Mensaje" required defaultValue={values.mensaje} error={errors.mensaje} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Deja vacío este campo
          <input type="text" name={FORM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={FORM_FIELDS.stamp} value={returned?.stamp ?? form.stamp} />
      <input type="hidden" name={FORM_FIELDS.page} value={returned?.page ?? form.page} />
      {form.property && <input type="hidden" name={FORM_FIELDS.property} value={form.property.slug} />}
      <SimplifiedNotice />
      <div>
        <button type="submit" aria-disabled={busy || undefined} className={buttonClass({ size: 'lg' })}>
          {busy ? 'Enviando...' : 'Enviar mensaje'}
        </button>
      </div>
    </Form>
  )
}

function failureOf(answer: Answer | undefined): string | null {
  if (!answer) return null
  if ('outcome' in answer) return 'No se pudo enviar tu mensaje. Revisa tu conexión y vuelve a intentarlo.'
  if (answer.is === 'too-long') return 'El mensaje es demasiado largo: admite hasta 5,000 caracteres.'
  return answer.is === 'limited' ? `${answer.wait.sentence} Si es urgente, escríbenos por WhatsApp.` : null
}

function Failure({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-bg px-4 py-3 font-medium text-danger"
    >
      <Icon name="warning" className="mt-[.15em]" />
      {text}
    </p>
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
