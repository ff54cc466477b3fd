import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { type FormRules, controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { MAIL_SECURITIES, MAIL_SECURITY_LABELS, type MailSettings } from '#app/mail/mail-server.ts'
import { DEFAULT_PORT, MAIL_INTENTS, MAIL_RULES, type MailForm, type MailTest } from '#app/settings/mail-form.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SettingsForm, useOpenedTexts } from '#app/ui/form/settings-form.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

type MailState = {
  settings: MailSettings
  /** Whether SMTP_URL says the server. */
  isFixed: boolean
  isConfigured: boolean
  /** What stands for an empty sender. */
  sender: { name: string; address: string }
  /** Who gets the test message. */
  testedBy: string
}

type Props = MailState & { refusal: Refusal<keyof MailForm> | null; test: MailTest | null }

/** Configuración → Correo: the server that sends mail, and in whose name. */
export function MailSettingsScreen({ refusal, test, ...state }: Props) {
  const { settings, isFixed, isConfigured } = state
  const opened = useOpenedTexts(openedTexts(settings))
  const control = controlsOfForm(MAIL_RULES as FormRules<MailForm>, refusal, opened)
  return (
    <>
      <StateBanner {...state} />
      <SettingsForm
        key={JSON.stringify(opened)}
        intent={MAIL_INTENTS.save}
        look="boxes"
        aria-label="Correo"
        className="max-w-200"
        refusal={refusal}
      >
        {!isFixed && (
          <Box id="servidor" title="Servidor de correo (SMTP)">
            <p className="text-sm text-ink-2">
              Los datos los da quien te da el correo, como «servidor de salida». Sin servidor los mensajes se leen en el
              panel y nadie puede pedir otra contraseña.
            </p>
            <div className="grid gap-[1.1rem] sm:grid-cols-[minmax(0,1fr)_8rem]">
              <TextField label="Servidor" placeholder="smtp.tu-dominio.mx" {...control('host')} />
              <TextField label="Puerto" className="num" placeholder={`${DEFAULT_PORT}`} {...control('port')} />
            </div>
            <SelectField
              label="Cifrado"
              options={MAIL_SECURITIES}
              labels={MAIL_SECURITY_LABELS}
              {...control('security')}
            />
            <div className="grid gap-[1.1rem] sm:grid-cols-2">
              <TextField label="Usuario" placeholder="correo@tu-dominio.mx" {...control('user')} />
              <PasswordField
                label="Contraseña"
                note={isConfigured && settings.server?.user ? 'Hay una guardada, cifrada. Vacía, se conserva.' : ''}
                {...control('password')}
              />
            </div>
          </Box>
        )}
        <Box id="remitente" title="De parte de quién">
          <div className="grid gap-[1.1rem] sm:grid-cols-2">
            <TextField label="Nombre" placeholder={state.sender.name} {...control('senderName')} />
            <TextField label="Correo" placeholder={state.sender.address} {...control('senderAddress')} />
          </div>
          <p className="text-2xs leading-[1.45] text-ink-3">
            Vacíos, los de la agencia. Muchos servidores solo admiten el correo de su usuario.
          </p>
        </Box>
      </SettingsForm>
      {isConfigured && <TestBox test={test} testedBy={state.testedBy} />}
    </>
  )
}

function StateBanner({ settings, isFixed, isConfigured }: MailState) {
  const sentence = isFixed
    ? 'El servidor lo fija quien administra la máquina, con SMTP_URL, y aquí no se cambia.'
    : settings.server && !isConfigured
      ? 'La contraseña guardada ya no se puede leer en esta instalación y no sale ningún correo: escríbela otra vez.'
      : null
  if (sentence === null) return null
  return (
    <p className={`${BANNER} items-start max-w-200`}>
      <Icon name="warning" className="mt-[.15em]" />
      {sentence}
    </p>
  )
}

function TestBox({ test, testedBy }: { test: MailTest | null; testedBy: string }) {
  const busy = useNavigation().formData?.get('intent') === MAIL_INTENTS.test
  return (
    <Form method="post" preventScrollReset aria-label="Prueba" className="max-w-200">
      <Box id="prueba" title="Prueba">
        <p className="text-sm text-ink-2 wrap-anywhere">
          Envía un correo a {testedBy} con lo que está guardado y dice qué contestó el servidor.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubmitButton
            intent={MAIL_INTENTS.test}
            busy={busy}
            label="Enviar una prueba"
            busyLabel="Enviando..."
            variant="outline"
            className="min-w-52"
          />
          {test && !busy && (
            <p
              role={test.isSent ? 'status' : 'alert'}
              className={`min-w-0 flex-1 basis-64 text-sm wrap-anywhere ${test.isSent ? 'text-ok' : 'text-danger'}`}
            >
              {test.sentence}
            </p>
          )}
        </div>
      </Box>
    </Form>
  )
}

function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={BOX}>
      <BoxHead id={id} title={title} />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>{children}</div>
    </section>
  )
}

function openedTexts({ server, senderName, senderAddress }: MailSettings) {
  return {
    host: server?.host ?? '',
    port: String(server?.port ?? DEFAULT_PORT),
    security: server?.security ?? MAIL_SECURITIES[0],
    user: server?.user ?? '',
    senderName: senderName ?? '',
    senderAddress: senderAddress ?? '',
  }
}
