import { STATUSES, STATUS_LABELS } from '#app/properties/vocabulary.ts'
import { LABEL } from '#app/ui/field.ts'
import { SelectField, TextField } from './field.tsx'
import { FormSection } from './form-section.tsx'
import { useLiveForm } from './live-form.tsx'

/** Estado de la Propiedad, and whom a visitor reaches about it. */
export function StatusSection({ today }: { today: string }) {
  const { initial } = useLiveForm()
  // A day that has passed may stay (decision 10).
  const earliest = initial.timeAlert && initial.timeAlert < today ? undefined : today
  return (
    <FormSection id="estatus">
      <div className="form-pair">
        <SelectField name="status" label="Estatus" options={STATUSES} labels={STATUS_LABELS} />
        <TextField
          name="timeAlert"
          label="Fecha límite del contrato"
          type="date"
          min={earliest}
          note="Opcional. Avisa en Alertas de Contratos cuando falten 3 meses o menos."
        />
      </div>
      <fieldset className="min-w-0">
        <legend className={`mb-[.6rem] ${LABEL}`}>Contacto que ven los visitantes</legend>
        <div className="form-triple">
          <TextField name="contactName" label="Nombre" />
          <TextField name="contactPhone" label="Teléfono" type="tel" />
          <TextField name="contactEmail" label="Correo electrónico" type="email" />
        </div>
      </fieldset>
    </FormSection>
  )
}
