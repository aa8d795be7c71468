/** A table of transitions: event -> state before -> state after. What the table does not name does not happen. */
export interface Machine<State extends string, Event extends string> {
  readonly name: 'order' | 'payment' | 'cod' | 'shipment';
  readonly transitions: Readonly<Record<Event, Readonly<Partial<Record<State, State>>>>>;
}

/** The state after the event, or undefined where the state absorbs it. */
export const nextState = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined => machine.transitions[event][state];
