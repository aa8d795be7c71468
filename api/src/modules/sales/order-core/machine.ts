/** A transition table: event -> state before -> state after. Missing events are ignored. */
export interface Machine<State extends string, Event extends string> {
  readonly name: 'order' | 'payment' | 'cod' | 'shipment' | 'return';
  readonly transitions: Readonly<Record<Event, Readonly<Partial<Record<State, State>>>>>;
}

/** The state after the event; undefined if the state ignores it. */
export const nextState = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined => machine.transitions[event][state];
