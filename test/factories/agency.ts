import { agencyOf } from '#app/agency/agency.ts'
import { readDemoAgency } from '#demo/read-demo.ts'

/** Everything that the fictional agency of the demo says (decision 22). */
export const DEMO_AGENCY = await readDemoAgency()

/** The same agency as pages show it, with values that the demo has for sure. */
export const AGENCY = withContacts({ ...agencyOf(DEMO_AGENCY), timeZone: 'America/Monterrey' } as const)

function withContacts<Content extends ReturnType<typeof agencyOf>>(agency: Content) {
  const { phone, whatsapp, email } = agency
  if (phone === null || whatsapp === null || email === null)
    throw new Error('demo/agency/agency.json: faltan contactos')
  return { ...agency, phone, whatsapp, email }
}
