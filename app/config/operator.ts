/** The business that runs an installation, as the law asks it to name itself. */
export interface Operator {
  name: string;
  /** In one line, without the country. */
  address: string;
  country: string;
}

/** The settings that name the operator: all three, or none. */
export interface OperatorSettings {
  OPERATOR_NAME?: string;
  OPERATOR_ADDRESS?: string;
  OPERATOR_COUNTRY?: string;
}

/** The operator of an installation; undefined where the settings name none. */
export function operatorOf({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_COUNTRY: country,
}: OperatorSettings): Operator | undefined {
  return name && address && country ? { name, address, country } : undefined;
}

/** "Voyage Works Ltd, 1 Harbour Street, Dublin, Ireland" */
export function operatorInWords({ name, address, country }: Operator): string {
  return `${name}, ${address}, ${country}`;
}

/** The line at the foot of pages and mails. */
export function imprintOf(operator: Operator): string {
  return `Operated by ${operatorInWords(operator)}.`;
}
