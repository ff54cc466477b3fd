import { Link, href } from 'react-router'
import { AccessForm, type Refusal } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import { SHORTEST_PASSWORD } from './credentials.ts'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

type Props = { refusal: (Refusal & { name?: string; email?: string }) | undefined }

/** The form posts to the address that it stands at: an invitation stays in there. */
export function SignupScreen({ refusal }: Props) {
  return (
    <>
      <AuthHead title="Crear cuenta" lead="Para el equipo de Cerro Norte" />
      <AccessForm label="Crear cuenta" busyLabel="Creando cuenta..." refusal={refusal}>
        <TextField
          label="Nombre"
          name="name"
          autoComplete="name"
          defaultValue={refusal?.name}
          error={refusal?.errors?.name}
        />
        <TextField
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refusal?.email}
          error={refusal?.errors?.email}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="new-password"
          hint={`La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres`}
          error={refusal?.errors?.password}
        />
      </AccessForm>
      <LoginLink />
    </>
  )
}

/** Stands in for the form where whoever comes can't make an account. */
export function SignupClosed({ reason }: { reason: string }) {
  return (
    <>
      <AuthHead title="Crear cuenta" lead="Para el equipo de Cerro Norte" />
      <p className="rounded-md border border-warn-line bg-warn-bg px-4 py-3 font-medium text-warn">{reason}</p>
      <LoginLink />
    </>
  )
}

function LoginLink() {
  return (
    <p className="mt-[1.1rem] text-sm text-ink-3">
      ¿Ya tienes cuenta? <Link to={href('/login')}>Iniciar sesión</Link>
    </p>
  )
}
