import { agencyOf } from '#app/agency/agency.ts'
import { readDemoFirm } from '#demo/read-demo.ts'

/** Everything that the fictional firm of the demo says (decision 22). */
export const DEMO_FIRM = await readDemoFirm()

/** The same firm as pages show it, with values that the demo has for sure. */
export const AGENCY = withContacts({ ...agencyOf(DEMO_FIRM), timeZone: 'America/Monterrey' } as const)

function withContacts<Firm extends ReturnType<typeof agencyOf>>(firm: Firm) {
  const { phone, whatsapp, email } = firm
  if (phone === null || whatsapp === null || email === null) throw new Error('demo/firm/firm.json: faltan contactos')
  return { ...firm, phone, whatsapp, email }
}
