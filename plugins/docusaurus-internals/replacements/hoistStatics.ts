/** Replaces hoist-non-react-statics, which the router uses in `withRouter` alone, and with it all of `react-is`. */
export default <Component>(component: Component): Component => component;
