/** Why an import or a change in group was stopped when nobody asked for it. */
export function StopReason({ reason }: { reason: string | null }) {
  return reason && <p className="max-w-(--measure) wrap-anywhere text-danger">{reason} Lo que faltaba no se hizo.</p>
}
