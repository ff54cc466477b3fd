/** How a message from the site becomes a lead, as Configuración → Prospectos says. */
export const MESSAGE_LEADS = ['by_hand', 'at_once'] as const
export type MessageLeads = (typeof MESSAGE_LEADS)[number]
export const MESSAGE_LEADS_LABELS: Record<MessageLeads, string> = {
  by_hand: 'Cuando alguien lo decide, con «Crear prospecto»',
  at_once: 'Al llegar, si no parece spam',
}
