import { Link, href } from 'react-router'
import { AccessForm } from '#app/accounts/access-form.tsx'
import { AuthHead } from '#app/accounts/auth-frame.tsx'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CODE_RULES } from './code-rule.ts'

/** The form posts to its own address, which contains the page to return to. */
export function SecondStepScreen({ refusal }: { refusal: Refusal<'code'> | null }) {
  const control = controlsOfForm(CODE_RULES, refusal)
  return (
    <>
      <AuthHead title="Segundo paso" lead="Escribe el código de tu aplicación" />
      <AccessForm label="Entrar" busyLabel="Comprobando..." refusal={refusal}>
        <TextField
          label="Código"
          hint="Seis cifras. Sin tu teléfono, usa uno de tus códigos de recuperación."
          className="num"
          {...control('code')}
        />
      </AccessForm>
      <p className="mt-[1.1rem] text-sm text-ink-3">
        <Link to={href('/login')}>Volver a iniciar sesión</Link>
      </p>
    </>
  )
}
