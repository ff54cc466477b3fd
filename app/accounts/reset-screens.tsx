import { Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AccessForm } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import {
  FORGOTTEN_PASSWORD_RULES,
  type ForgottenPassword,
  NEW_PASSWORD_RULES,
  type NewPassword,
  SHORT_PASSWORD,
} from './credentials.ts'

/** The form for the e-mail address that the link is sent to. */
export function ForgotScreen({ refusal }: { refusal: Refusal<keyof ForgottenPassword> | null }) {
  const control = controlsOfForm(FORGOTTEN_PASSWORD_RULES, refusal)
  return (
    <>
      <AuthHead title="Recuperar contraseña" lead="Te enviamos un enlace para elegir otra" />
      <AccessForm label="Enviar enlace" busyLabel="Enviando..." refusal={refusal}>
        <TextField label="Correo electrónico" {...control('email')} />
      </AccessForm>
      <BackToLogin />
    </>
  )
}

/** Shown instead of the form when the site has no mail server. */
export function NoMail() {
  return (
    <>
      <AuthHead title="Recuperar contraseña" lead="Aún no disponible" />
      <p className="rounded-md border border-warn-line bg-warn-bg px-4 py-3 font-medium text-warn">
        Este sitio todavía no puede enviar correos. Pide a la persona que administra el sitio que te ayude. En su panel
        puede hacer un enlace para que elijas otra contraseña.
      </p>
      <BackToLogin />
    </>
  )
}

/** Shown whether or not the address has an account. */
export function LinkSent() {
  return (
    <>
      <AuthHead title="Revisa tu correo" lead="El enlace sirve durante una hora" />
      <p
        role="status"
        className="flex items-start gap-2 rounded-md border border-ok-line bg-ok-bg px-4 py-3 leading-normal font-medium text-ok"
      >
        <Icon name="check" className="mt-[.15em]" />
        Si hay una cuenta con ese correo, te enviamos un enlace para elegir otra contraseña. Si no lo ves, búscalo entre
        el correo no deseado.
      </p>
      <BackToLogin />
    </>
  )
}

type ResetProps = {
  /** The administrator who made the link; null when its owner asked for it. */
  author: string | null
  refusal: Refusal<keyof NewPassword> | null
}

export function ResetScreen({ author, refusal }: ResetProps) {
  const control = controlsOfForm(NEW_PASSWORD_RULES, refusal)
  return (
    <>
      <AuthHead title="Elige otra contraseña" lead="Al guardarla se cierran todas tus sesiones" />
      {author !== null && <p className="mb-4 text-sm wrap-anywhere text-ink-2">{author} creó este enlace para ti.</p>}
      <AccessForm label="Guardar contraseña" busyLabel="Guardando..." refusal={refusal}>
        <PasswordField label="Contraseña nueva" hint={SHORT_PASSWORD} {...control('password')} />
      </AccessForm>
      <BackToLogin />
    </>
  )
}

export function ResetSpent() {
  return (
    <>
      <AuthHead title="El enlace ya no sirve" lead="Cada enlace se usa una sola vez y vence en una hora" />
      <p className="text-sm">
        <Link to={href('/recuperar')}>Pedir otro enlace</Link>
      </p>
      <BackToLogin />
    </>
  )
}

function BackToLogin() {
  return (
    <p className="mt-[1.1rem] text-sm text-ink-3">
      <Link to={href('/login')}>Volver a iniciar sesión</Link>
    </p>
  )
}
