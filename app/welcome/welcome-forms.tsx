import type { ComponentProps } from 'react'
import { Link, href } from 'react-router'
import { InvitationsPanel } from '#app/accounts/team/invitations-panel.tsx'
import { LogoForm } from '#app/agency/settings/logo-form.tsx'
import { SectionSettings } from '#app/agency/settings/section-settings.tsx'
import { HomeStatesSettings } from '#app/editing/places/home-states-settings.tsx'
import type { PlacesAnswer } from '#app/editing/places/places-answer.ts'
import { ZoneSettings } from '#app/editing/places/zone-settings.tsx'
import { ImportFileForm } from '#app/inventory/import/panel/imports-screen.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { useLastAnswer } from '#app/ui/panel/use-last-answer.tsx'
import { type FirmStep, formOfSection } from './firm-step.ts'

type SectionProps = ComponentProps<typeof SectionSettings>
type LogoProps = ComponentProps<typeof LogoForm>
type Look = { colors: SectionProps['colors']; logos: LogoProps['logos'] }

type OpenedSection = { slug: FirmStep; year: number; texts: SectionProps['texts']; look: Look | null }
type OpenedPlaces = ComponentProps<typeof HomeStatesSettings> & {
  slug: 'ubicacion'
  zoneList: Omit<ComponentProps<typeof ZoneSettings>, 'refusal'>
}
type OpenedTeam = { slug: 'equipo'; invitations: Omit<ComponentProps<typeof InvitationsPanel>, 'madeLink'> }

type Answer =
  | NonNullable<SectionProps['refusal'] | LogoProps['refusal']>
  | PlacesAnswer
  | { invitations: { madeLink: string } | { revoked: boolean } }
  | { message: string | null }
  | undefined
type Props = { opened: OpenedSection | OpenedPlaces | OpenedTeam | { slug: 'propiedades' }; answer: Answer }

/** The forms of a step, those of Configuración. */
export function WelcomeForms({ opened, answer }: Props) {
  if (opened.slug === 'agencia' || opened.slug === 'marca') return <SectionStep opened={opened} answer={answer} />
  if (opened.slug === 'ubicacion') {
    const zone = answer && 'zone' in answer ? answer.zone : null
    return (
      <>
        <HomeStatesSettings homeStates={opened.homeStates} />
        <ZoneSettings {...opened.zoneList} refusal={zone} />
        <FailureNotice answer={messageOf(answer)} />
      </>
    )
  }
  return opened.slug === 'equipo' ? <TeamStep {...opened} answer={answer} /> : <PropertiesStep />
}

function SectionStep({ opened, answer }: { opened: OpenedSection; answer: Answer }) {
  const { slug, year, texts, look } = opened
  const refusal = answer && 'values' in answer && 'base' in answer ? answer : null
  const logoRefusal = answer && 'logo' in answer ? answer : null
  return (
    <>
      <SectionSettings
        form={formOfSection(slug, year)}
        texts={texts}
        refusal={refusal}
        colors={look?.colors}
        {...(slug === 'agencia' && { submit: 'Guardar y continuar' })}
      />
      {look && <LogoForm logos={look.logos} refusal={logoRefusal} />}
    </>
  )
}

function TeamStep({ invitations, answer }: OpenedTeam & { answer: Answer }) {
  const shown = useLastAnswer(answer)
  const changed = shown && 'invitations' in shown ? shown.invitations : null
  return (
    <>
      <InvitationsPanel {...invitations} madeLink={changed && 'madeLink' in changed ? changed.madeLink : undefined} />
      <FailureNotice answer={messageOf(answer)} />
    </>
  )
}

function PropertiesStep() {
  return (
    <>
      <ImportFileForm fault={null} />
      <section aria-labelledby="a-mano" className={`${BOX} max-w-200`}>
        <BoxHead id="a-mano" title="O empieza por una" />
        <div className={`${BOX_BODY} grid justify-items-start gap-4`}>
          <p className="text-sm text-ink-2">Lo que no sepas todavía puede esperar: se completa después.</p>
          <Link to={href('/add-property')} className={buttonClass({ variant: 'outline' })}>
            Añadir una propiedad
          </Link>
        </div>
      </section>
    </>
  )
}

function messageOf(answer: Answer): { message: string | null } | null {
  return answer && 'message' in answer ? answer : null
}
