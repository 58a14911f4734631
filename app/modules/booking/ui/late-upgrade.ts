import { lateComponent } from "#app/components/layout/late";

/** The offer of both plans, on pages of the framework that seldom show it. */
export const LateUpgrade = lateComponent(async () => (await import("./upgrade-modal")).UpgradeModal);
