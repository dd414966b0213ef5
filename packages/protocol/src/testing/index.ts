export { type CarrierRig, carrierChecks } from './carrier-checks.ts';
export { type MakeCarrier, simulatedCarriers } from './rigs.ts';
export { mustBeSame, mustHold } from './same.ts';
export { simulatedPorts, simulatedSockets } from './simulated-links.ts';
