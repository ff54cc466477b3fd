import { Form, href, useNavigation } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { ACCOUNT_INTENTS, type LinkByOther } from './own-account-intents.ts'

/** Tells a person that whoever has a link of an administrator can change their password, and ends that link. */
export function LinkByOtherNotice({ link }: { link: LinkByOther | null }) {
  const { timeZone } = useAgency()
  const busy = useNavigation().formData?.get('intent') === ACCOUNT_INTENTS.cancelLink
  if (!link) return null
  return (
    <section aria-label="Enlace de contraseña" className={`${BANNER} flex-wrap items-center justify-between`}>
      <div className="grid max-w-[65ch] gap-1 wrap-anywhere">
        <p className="font-semibold">
          {link.author} creó un enlace para cambiar tu contraseña el {formatMoment(timeZone, link.createdAt)}
        </p>
        <p>Sirve una vez, durante una hora. Si no lo pediste, cancélalo: tu contraseña sigue igual.</p>
      </div>
      <Form method="post" action={href('/dashboard/configuracion')}>
        <SubmitButton
          intent={ACCOUNT_INTENTS.cancelLink}
          busy={busy}
          label="Cancelar el enlace"
          busyLabel="Cancelando..."
          variant="outline"
        />
      </Form>
    </section>
  )
}
