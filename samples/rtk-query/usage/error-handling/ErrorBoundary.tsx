import {Component, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: Error, reset: () => void) => ReactNode;
}

export class ErrorBoundary extends Component<Props> {
  state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  render() {
    const {error} = this.state;
    return error
      ? this.props.fallback(error, () => this.setState({error: undefined}))
      : this.props.children;
  }
}
