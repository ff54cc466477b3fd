import { controlsOfForm } from '#app/forms/form-rules.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { OWN_PASSWORD_RULES, OWN_PROFILE_RULES, SHORT_PASSWORD } from '#app/accounts/credentials.ts'
import { ACCOUNT_INTENTS, type AccountRefusal } from './own-account-intents.ts'

type Props = { person: { name: string; email: string }; refused: AccountRefusal | null }

/** Mi cuenta: own name, e-mail and password. Its forms post to the page that contains it. */
export function OwnAccount({ person, refused }: Props) {
  const profile = refused?.form === 'profile' ? refused.refusal : null
  const password = refused?.form === 'password' ? refused.refusal : null
  const own = controlsOfForm(OWN_PROFILE_RULES, profile, person)
  const secret = controlsOfForm(OWN_PASSWORD_RULES, password)
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="own-account-head">
      <BoxHead id="own-account-head" title="Mi cuenta" />
      <AccountForm
        key={`${person.name} ${person.email}`}
        intent={ACCOUNT_INTENTS.profile}
        label="Guardar cuenta"
        busyLabel="Guardando..."
        refusal={profile}
      >
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <TextField label="Nombre" {...own('name')} />
          <TextField label="Correo electrónico" {...own('email')} />
        </div>
        <PasswordField label="Contraseña actual" note="Solo para cambiar el correo." {...own('password')} />
      </AccountForm>
      <div className="border-t border-line" />
      <AccountForm
        intent={ACCOUNT_INTENTS.password}
        label="Cambiar contraseña"
        busyLabel="Guardando..."
        refusal={password}
      >
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <PasswordField label="Tu contraseña actual" {...secret('currentPassword')} />
          <PasswordField label="Contraseña nueva" hint={SHORT_PASSWORD} {...secret('newPassword')} />
        </div>
        <p className="text-2xs leading-[1.45] text-ink-3">
          Al cambiarla se cierran tus sesiones en otros dispositivos; esta sigue abierta.
        </p>
      </AccountForm>
    </section>
  )
}
